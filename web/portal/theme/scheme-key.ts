/** Under which name the browser keeps the choice of light or dark. `scheme.ts` imports nothing and says it itself. */
export const schemeKey = 'desk.scheme'
