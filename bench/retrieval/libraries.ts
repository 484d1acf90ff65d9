import { create, insertMultiple, search as oramaSearch } from '@orama/orama'
import lunr from 'lunr'
import MiniSearch from 'minisearch'
import winkEngine from 'wink-bm25-text-search'
import { filingOf } from '#server/language/text/stems.ts'
import { words } from '#server/language/text/words.ts'
import type { Passage } from './sets.ts'

/** At most ten ids with the library's own scores, best first. */
export type Search = (query: string) => Promise<{ id: string; score: number }[]>

export interface Library {
  name: string
  index(passages: Passage[]): Promise<Search>
}

const limit = 10

/**
 * The words that the libraries search by: ours, folded and without stopwords, as Porter2 stems, repeats kept. This
 * served each library better than its own default: minisearch and wink have no stemmer, Orama counts a word once in
 * each text, and lunr keeps the mark after the last word of a question.
 */
const filing = filingOf('en')
const stems = (text: string): string[] => words(text).flatMap(word => filing(word)?.stem ?? [])

/** A match in a title counts more than one in the text. The factors 2 and 3 served each library as well or worse. */
const titleBoost = 2

export const libraries: Library[] = [
  {
    name: 'minisearch',
    async index(passages) {
      const index = new MiniSearch<Passage>({
        fields: ['title', 'text'],
        tokenize: stems,
        processTerm: stem => stem,
        searchOptions: { boost: { title: titleBoost }, combineWith: 'OR' },
      })
      index.addAll(passages)
      return async query =>
        index
          .search(query)
          .slice(0, limit)
          .map(({ id, score }) => ({ id, score }))
    },
  },
  {
    name: 'lunr',
    async index(passages) {
      const index = lunr(builder => {
        builder.pipeline.reset()
        builder.searchPipeline.reset()
        builder.field('title', { boost: titleBoost, extractor: passage => stems((passage as Passage).title) })
        builder.field('text', { extractor: passage => stems((passage as Passage).text) })
        for (const passage of passages) builder.add(passage)
      })
      // Goes through the query builder, because lunr reads signs in a string (`:`, `*`, `~`, `-`) as commands.
      return async query =>
        index
          .query(ask => ask.term(lunr.tokenizer(stems(query)), {}))
          .slice(0, limit)
          .map(({ ref, score }) => ({ id: ref, score }))
    },
  },
  {
    name: 'wink-bm25-text-search',
    async index(passages) {
      const index = winkEngine()
      index.defineConfig({ fldWeights: { title: titleBoost, text: 1 } })
      index.definePrepTasks([stems])
      for (const [i, { title, text }] of passages.entries()) index.addDoc({ title, text }, i)
      index.consolidate()
      return async query =>
        index.search(query, limit).map(([i, score]) => ({ id: passages[Number(i)]!.id, score }))
    },
  },
  {
    name: '@orama/orama',
    async index(passages) {
      const db = create({
        schema: { key: 'string', title: 'string', text: 'string' } as const,
        components: {
          tokenizer: { language: 'english', normalizationCache: new Map(), tokenize: stems },
        },
      })
      await insertMultiple(
        db,
        passages.map(({ id, title, text }) => ({ key: id, title, text })),
      )
      return async query => {
        const { hits } = await oramaSearch(db, {
          term: query,
          properties: ['title', 'text'],
          boost: { title: titleBoost },
          limit,
        })
        return hits.map(({ document, score }) => ({ id: document.key, score }))
      }
    },
  },
]
