import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const LINES = 12

/** What failed by a report of vitest's JSON reporter, each with its file, its name and the first lines of why. */
export function failuresOf({ testResults }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter(test => test.status === 'failed')
    // A file that can't be read, or whose set-up fails, may have no test.
    if (!failed.length) return status === 'failed' ? [failure(file, message)] : []
    return failed.map(test => failure(`${file} > ${test.fullName}`, test.failureMessages.join('\n')))
  })
}

function failure(what, why) {
  const lines = stripVTControlCharacters(why).split('\n')
  const ours = lines.filter(line => !line.includes('/node_modules/'))
  return [`FAILED ${what}`, ...ours.slice(0, LINES)].join('\n  ')
}
