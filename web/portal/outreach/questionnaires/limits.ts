/** As many as the server takes. */
export const most = { questions: 25, points: 6 }
