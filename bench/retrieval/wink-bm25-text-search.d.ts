declare module 'wink-bm25-text-search' {
  interface Engine {
    defineConfig(config: {
      fldWeights: Record<string, number>
      bm25Params?: { k1?: number; b?: number; k?: number }
    }): void
    definePrepTasks(tasks: ((text: string) => string[])[]): void
    addDoc(document: Record<string, string>, id: number): void
    consolidate(): void
    search(text: string, limit: number): [id: string, score: number][]
  }
  export default function engine(): Engine
}
