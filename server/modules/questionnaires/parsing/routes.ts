import type { FastifyReply } from 'fastify'
import type { Static } from 'typebox'
import * as shape from '#contract/questionnaires/parsing.ts'
import { hungUp } from '#server/http/connections/hung-up.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { showQuestions } from '../wire.ts'
import { mostBytes } from './document.ts'
import { type Proposal, parseDocument, parseText, type Unread } from './parsing.ts'

export const parsingEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/questionnaires/parse',
    summary: 'Find the questions in a text; nothing is stored',
    access: 'owner',
    audited: false,
    body: shape.TextToParse,
    bodyLimit: 4 << 20,
    answers: { 200: shape.ProposedQuestions, 400: shape.Unparsed },
    handle: async (ctx, { body, reply }) => show(await parseText(ctx, body.text), reply),
  }),
  endpoint({
    method: 'POST',
    path: '/questionnaires/parse-document',
    summary: 'Find the questions in a document; nothing is stored',
    access: 'owner',
    limit: 'ingest',
    audited: false,
    files: { field: 'file', min: 1, max: 1, bytes: () => mostBytes },
    answers: { 200: shape.ProposedQuestions, 400: shape.Unparsed },
    errors: [413, 503],
    handle: async (ctx, { files, reply }) => show(await parseDocument(ctx, files[0]!, hungUp(reply)), reply),
  }),
]

/** Refuses a text without questions. The answer holds the text as it was read, so that its sender can look it over. */
function show(
  found: Proposal | Unread,
  reply: FastifyReply,
): Static<typeof shape.ProposedQuestions> | Static<typeof shape.Unparsed> {
  if ('text' in found) {
    reply.code(400)
    return {
      detail: 'No questions were found in this. Put each on a line of its own, or number them.',
      text: found.text,
    }
  }
  const expected = found.questions.filter(({ points }) => points.length).length
  return {
    questions: showQuestions(found.questions),
    note: found.note,
    expected,
    open: found.questions.length - expected,
  }
}
