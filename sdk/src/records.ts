// Made by scripts/client.ts from openapi.json. Do not edit it.

export interface Problem {
  detail: string
}

export interface Invalid {
  detail: Array<{
    loc: string[]
    msg: string
    type: string
  }>
}
