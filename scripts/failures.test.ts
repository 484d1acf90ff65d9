import { expect, test } from 'vitest'
import { failuresOf } from './failures.mjs'

const passed = { fullName: 'a passes', status: 'passed', failureMessages: [] }

test('names each test that failed, with the first lines of why', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
  const report = {
    testResults: [
      { name: '/p/a.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      {
        name: '/p/e2e/b.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          passed,
          {
            fullName: 'b fails',
            status: 'failed',
            failureMessages: ['\u001b[31mError: no\u001b[39m\n  at /p/node_modules/v.js\n  at b'],
          },
          { fullName: 'c fails', status: 'failed', failureMessages: [long] },
        ],
      },
    ],
  }
  const [b, c, ...others] = failuresOf(report, '/p')
  expect(b).toBe('FAILED e2e/b.test.ts > b fails\n  Error: no\n    at b')
  expect(c).toMatch(/^FAILED e2e\/b.test.ts > c fails\n {2}line 0\n(.*\n)* {2}line 11$/)
  expect(others).toEqual([])
})

test('names a file that fails as a whole', () => {
  const testResults = [
    { name: '/p/a.test.ts', status: 'failed', message: 'Cannot find x', assertionResults: [] },
  ]
  expect(failuresOf({ testResults }, '/p')).toEqual(['FAILED a.test.ts\n  Cannot find x'])
})
