declare module '@echogarden/fvad-wasm' {
  /** What the module offers: libfvad's C functions, by their own names. */
  interface Fvad {
    HEAP16: Int16Array
    _malloc(bytes: number): number
    _fvad_new(): number
    _fvad_free(handle: number): void
    _fvad_set_mode(handle: number, mode: number): number
    _fvad_set_sample_rate(handle: number, rate: number): number
    /** 1 a voice, 0 none, −1 wrong length. */
    _fvad_process(handle: number, samples: number, count: number): number
  }
  export default function load(): Promise<Fvad>
}
