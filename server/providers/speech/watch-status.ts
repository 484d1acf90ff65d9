import type { Dispatcher } from 'undici'

/** Tells the status with which a server refuses a WebSocket; the socket itself does not. */
export const watchStatus =
  (see: (status: number) => void): Dispatcher.DispatcherComposeInterceptor =>
  dispatch =>
  (options, handler) =>
    dispatch(
      options,
      new Proxy(handler, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name)
          if (typeof value !== 'function') return value
          return (...given: unknown[]) => {
            if (name === 'onResponseStart' && typeof given[1] === 'number' && given[1] >= 200) see(given[1])
            return value.apply(target, given)
          }
        },
      }),
    )
