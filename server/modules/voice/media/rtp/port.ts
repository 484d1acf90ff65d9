import { randomInt } from 'node:crypto'
import { createSocket, type Socket } from 'node:dgram'

const tries = 30

/** Opens a port of ours for RTP: an even one of the range, else any. Rejects when none is free. */
export async function openPort(family: 4 | 6, range: [number, number] | null): Promise<Socket> {
  for (let left = tries; ; left--) {
    const socket = createSocket(family === 6 ? 'udp6' : 'udp4')
    try {
      await new Promise<void>((resolve, reject) => {
        socket.once('error', reject)
        socket.bind(range ? evenIn(range) : 0, () => {
          socket.off('error', reject)
          resolve()
        })
      })
      return socket
    } catch (error) {
      socket.close()
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || left === 0) throw error
    }
  }
}

function evenIn([first, last]: [number, number]): number {
  return 2 * randomInt(Math.ceil(first / 2), Math.floor(last / 2) + 1)
}
