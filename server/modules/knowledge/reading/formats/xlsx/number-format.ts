// What Excel shows for a number: "£39.00", not 39 (ECMA-376, part 1, section 18.8.30).
import { format } from 'numfmt'

/** The formats that files name by number only. Those left out have no format. */
const builtIn: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$#,##0_);($#,##0)',
  6: '$#,##0_);[Red]($#,##0)',
  7: '$#,##0.00_);($#,##0.00)',
  8: '$#,##0.00_);[Red]($#,##0.00)',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  // 14 and 22 are written as the reader's country does; this form is read alike everywhere.
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd hh:mm',
  37: '#,##0_);(#,##0)',
  38: '#,##0_);[Red](#,##0)',
  39: '#,##0.00_);(#,##0.00)',
  40: '#,##0.00_);[Red](#,##0.00)',
  41: '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)',
  42: '_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)',
  43: '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)',
  44: '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
}

const general = 'General'
/** Characters. Excel allows no longer one. */
const longestFormat = 255
/** Days between the two calendars of Excel. */
const daysTo1904 = 1_462

/** A number as it is: Excel keeps 15 digits. */
const plain = (value: number): string => String(Number(value.toPrecision(15)))

/** The format of a style: its own text, or the built-in one of this number. */
export const formatOf = (id: number, own: ReadonlyMap<number, string>): string => {
  const code = own.get(id) ?? builtIn[id] ?? general
  return code.length > longestFormat ? general : code
}

const isDate = (code: string): boolean =>
  /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|\[(?![hms]+\])[^\]]*\]/gi, ''))

/** A number of days: a date, a time of day (whose date is none), or both. */
function dateFormat(value: number, code: string): string {
  if (code !== builtIn[22] && code !== builtIn[14]) return code
  if (value < 1) return 'hh:mm'
  return Number.isInteger(value) ? 'yyyy-mm-dd' : code
}

/** The number as the sheet shows it. A format that can't be read shows it plainly. */
export function shownNumber(value: number, code: string, from1904 = false): string {
  if (!Number.isFinite(value)) return ''
  if (code === general || code === '@') return plain(value)
  try {
    const days = isDate(code) && from1904 && value >= 1 ? value + daysTo1904 : value
    const shown = format(isDate(code) ? dateFormat(days, code) : code, days, { nbsp: false })
      .replace(/\s+/g, ' ')
      .trim()
    return /^#+$/.test(shown) ? plain(value) : shown
  } catch {
    return plain(value)
  }
}
