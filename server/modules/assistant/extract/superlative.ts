import { fold } from '#server/language/text/fold.ts'

// "The cheapest filling?": of the records that are about fillings, the one with the least price.

const least =
  /(?<!\p{L})(?:cheapest|lowest|least expensive|smallest|shortest|(?:gunstigst|billigst|kleinst|kurzest)\p{L}*|moins ch\p{L}+|plus petit\p{L}*|mas (?:barat|economic|pequen)\p{L}*|piu (?:economic|piccol)\p{L}*|mais (?:barat|pequen)\p{L}*|goedkoopst\p{L}*|kleinst\p{L}*|najtansz\p{L}*|najmniejsz\p{L}*|en (?:ucuz|kucuk))(?!\p{L})|הכי זול|הזול ביותר|ارخص|اقل سعر|一番安い|最も安い|最安/u
const greatest =
  /(?<!\p{L})(?:most expensive|dearest|highest|largest|biggest|longest|(?:teuerst|grosst|langst)\p{L}*|plus cher\p{L}*|plus grand\p{L}*|mas (?:car|grand)\p{L}*|piu (?:car|grand)\p{L}*|mais (?:car|grand)\p{L}*|duurst\p{L}*|grootst\p{L}*|najdrozsz\p{L}*|najwieksz\p{L}*|en (?:pahali|buyuk))(?!\p{L})|הכי יקר|الاغلي|اغلي|一番高い|最も高い/u

/** Which end of a scale the question asks for; null when none. */
export function superlativeIn(question: string): 'least' | 'greatest' | null {
  const text = fold(question).replace(/['’-]/g, ' ')
  return least.test(text) ? 'least' : greatest.test(text) ? 'greatest' : null
}

const amount = /(?:\p{Sc}\s?)(\d[\d.,]*)|(\d[\d.,]*)\s?(?:\p{Sc}|eur|euros?|chf|zł|pln|kr|tl|円)/iu

/** The first price in a text, in its own currency; null when it names none. */
export function priceIn(text: string): number | null {
  const found = amount.exec(text)
  const written = (found?.[1] ?? found?.[2])?.replace(/[.,]$/, '')
  if (!written) return null
  // The last separator is the decimal one when one or two digits follow it.
  const [, whole, cents] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written)!
  return Number(`${whole!.replace(/[.,]/g, '')}.${cents ?? 0}`)
}
