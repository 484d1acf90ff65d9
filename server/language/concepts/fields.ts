import { access } from './fields/access.ts'
import { advice } from './fields/advice.ts'
import { animals } from './fields/animals.ts'
import { arrival } from './fields/arrival.ts'
import { beauty } from './fields/beauty.ts'
import { conditions } from './fields/conditions.ts'
import { contact } from './fields/contact.ts'
import { culture } from './fields/culture.ts'
import { dental } from './fields/dental.ts'
import { diets } from './fields/diets.ts'
import { events } from './fields/events.ts'
import { everyday } from './fields/everyday.ts'
import { fitness } from './fields/fitness.ts'
import { food } from './fields/food.ts'
import { goods } from './fields/goods.ts'
import { health } from './fields/health.ts'
import { learning } from './fields/learning.ts'
import { lodging } from './fields/lodging.ts'
import { money } from './fields/money.ts'
import { outings } from './fields/outings.ts'
import { papers } from './fields/papers.ts'
import { payments } from './fields/payments.ts'
import { people } from './fields/people.ts'
import { property } from './fields/property.ts'
import { repairs } from './fields/repairs.ts'
import { rules } from './fields/rules.ts'
import { shopping } from './fields/shopping.ts'
import { technology } from './fields/technology.ts'
import { time } from './fields/time.ts'
import { treatments } from './fields/treatments.ts'
import { upkeep } from './fields/upkeep.ts'
import { vehicles } from './fields/vehicles.ts'
import { weekdays } from './fields/weekdays.ts'
import { works } from './fields/works.ts'

/** Every field of concepts. A new file of `fields/` is added here. */
export const fields: readonly string[] = [
  access,
  advice,
  animals,
  arrival,
  beauty,
  conditions,
  contact,
  culture,
  dental,
  diets,
  events,
  everyday,
  fitness,
  food,
  goods,
  health,
  learning,
  lodging,
  money,
  outings,
  papers,
  payments,
  people,
  property,
  repairs,
  rules,
  shopping,
  technology,
  time,
  treatments,
  upkeep,
  vehicles,
  weekdays,
  works,
]
