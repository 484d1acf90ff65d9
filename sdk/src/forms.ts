// Made by scripts/client.ts from openapi.json. Do not edit it.

/** Endpoints that take only forms. */
export const formPaths: readonly string[] = [
  '/api/v1/account/logo',
  '/api/v1/knowledge/albums/{id}/photos',
  '/api/v1/knowledge/documents/{parent_doc_id}/file',
  '/api/v1/knowledge/portal/upload',
  '/api/v1/conversations/{id}/attachments',
  '/api/v1/chat-links/bundle',
  '/api/v1/questionnaires/parse-document',
  '/api/v1/communication/audiences/parse',
  '/api/v1/people/imports',
  '/api/v1/communication/mail-images',
]
