import type { SipTrunk } from '../sip/trunk.ts'
import { ProviderUnavailable } from '../unavailable.ts'
import type { Carrier } from './port.ts'

/**
 * Calls over the installation's SIP trunk, from one of its numbers. The process that places a call also holds it, so nobody
 * can be asked about it later, and nothing is recorded elsewhere.
 */
export function sipCarrier(trunk: SipTrunk, from: string): Carrier {
  const nobody = async () => null
  return {
    call: order => trunk.desk().dial(order, from),
    read: nobody,
    find: nobody,
    async direct() {
      throw new ProviderUnavailable('rejected', 'A SIP trunk takes no directions.')
    },
    hangUp: async providerId => trunk.desk().hangUp(providerId),
    async record() {},
    async pauseRecording() {},
    fetchRecording: nobody,
    async deleteRecording() {},
    check: async () => ({ name: from }),
    close() {},
  }
}
