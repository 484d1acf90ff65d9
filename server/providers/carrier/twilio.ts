import { DeliveryFailed } from '../delivery.ts'
import { type Fields, openTwilio, type TwilioAccount, TwilioUnavailable } from '../twilio.ts'
import type { Carrier, CarrierStatus, OutgoingCall, PlacedCall } from './port.ts'

/** The carrier's clock may differ from ours. */
const clockDriftMs = 60_000

/** https://www.twilio.com/docs/voice/api/call-resource */
export function twilioCarrier(account: TwilioAccount, from: string): Carrier {
  const twilio = openTwilio(account)
  const pathOf = (providerId: string) => `/Calls/${encodeURIComponent(providerId)}.json`
  const recordingOf = (recordingId: string) => `/Recordings/${encodeURIComponent(recordingId)}`
  return {
    async call({ to, answer, statusCallback, ringSeconds = 30, detectMachine }) {
      const { sid, status } = await twilio.create('/Calls.json', [
        ['To', to],
        ['From', from],
        'url' in answer ? ['Url', answer.url] : ['Twiml', answer.twiml],
        ['StatusCallback', statusCallback],
        ...['initiated', 'ringing', 'answered', 'completed'].map((event): [string, string] => [
          'StatusCallbackEvent',
          event,
        ]),
        ['Timeout', String(ringSeconds)],
        ...(detectMachine ? detection(detectMachine) : []),
      ])
      return { providerId: sid, status: status as CarrierStatus }
    },
    async read(providerId) {
      try {
        return placed((await twilio.read(pathOf(providerId))) as ListedCall)
      } catch (error) {
        // The call does not exist; a refused account looks different.
        if (error instanceof TwilioUnavailable && error.reason === 'rejected') return null
        throw error
      }
    },
    async find({ to, since, known }) {
      const earliest = since.getTime() - clockDriftMs
      // Newest first. We can't filter by start time, because calls that still wait have none.
      const query = new URLSearchParams({ To: to, From: from, PageSize: '100' })
      const { calls } = (await twilio.read(`/Calls.json?${query}`)) as { calls?: ListedCall[] }
      const same = (calls ?? []).filter(
        each =>
          each.to === to &&
          each.from === from &&
          each.direction !== 'inbound' &&
          Date.parse(each.date_created) >= earliest &&
          !known.includes(each.sid),
      )
      return same.length === 1 ? placed(same[0]!) : null
    },
    async direct(providerId, twiml) {
      await twilio.create(pathOf(providerId), [['Twiml', twiml]])
    },
    async hangUp(providerId) {
      try {
        await twilio.create(pathOf(providerId), [['Status', 'completed']])
      } catch (error) {
        if (!(error instanceof DeliveryFailed) || error.reason !== notInProgress) throw error
      }
    },
    async record(providerId, callback) {
      await twilio.create(`/Calls/${encodeURIComponent(providerId)}/Recordings.json`, [
        ['RecordingStatusCallback', callback],
        ['RecordingStatusCallbackEvent', 'completed'],
        ['RecordingChannels', 'dual'],
      ])
    },
    async pauseRecording(providerId, paused) {
      // Silence instead of a gap, so that the written turns stay in time with the sound.
      const asked: Fields = paused
        ? [
            ['Status', 'paused'],
            ['PauseBehavior', 'silence'],
          ]
        : [['Status', 'in-progress']]
      const call = encodeURIComponent(providerId)
      await twilio.create(`/Calls/${call}/Recordings/Twilio.CURRENT.json`, asked)
    },
    fetchRecording: (recordingId, format = 'mp3') => twilio.fetch(`${recordingOf(recordingId)}.${format}`),
    deleteRecording: recordingId => twilio.remove(`${recordingOf(recordingId)}.json`),
    check: twilio.check,
    close: twilio.close,
  }
}

/**
 * Detection runs in parallel: a person would hear silence while we wait for its result.
 * https://www.twilio.com/docs/voice/answering-machine-detection
 */
const detection = ({
  callback,
  afterGreeting,
}: NonNullable<OutgoingCall['detectMachine']>): [string, string][] => [
  ['MachineDetection', afterGreeting ? 'DetectMessageEnd' : 'Enable'],
  ['AsyncAmd', 'true'],
  ['AsyncAmdStatusCallback', callback],
]

/** The call is over: https://www.twilio.com/docs/api/errors/21220 */
const notInProgress = 'twilio_21220'

interface ListedCall {
  sid: string
  to: string
  from: string
  status: CarrierStatus
  direction: string
  date_created: string
}

const placed = ({ sid, status }: ListedCall): PlacedCall => ({ providerId: sid, status })
