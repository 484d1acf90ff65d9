/** Sends pictures of a camera as often as the server wants them. Call the returned function to stop. */
export function takePictures({
  camera,
  now,
  send,
}: {
  camera: MediaStream
  /** Milliseconds since Start. */
  now: () => number
  /** Sends a picture, and returns in how many milliseconds the next one is due, null for never. Throws without an answer. */
  send: (picture: Blob, atMs: number) => Promise<number | null>
}): () => void {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = camera
  void video.play().catch(() => {})
  const canvas = document.createElement('canvas')
  let timer: ReturnType<typeof setTimeout>

  const take = async () => {
    const picture = await pictureOf(video, canvas)
    let next: number | null = retryMs
    // The camera may not have given its first picture yet.
    if (picture) next = await send(picture, now()).catch(() => retryMs)
    if (next !== null) timer = setTimeout(take, Math.max(next, 1_000))
  }
  timer = setTimeout(take, firstMs)
  return () => {
    clearTimeout(timer)
    video.srcObject = null
  }
}

// Cameras are dark for a moment when they start.
const firstMs = 1_500
const retryMs = 5_000
const width = 640

/** null while there is none. */
async function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): Promise<Blob | null> {
  if (video.readyState < video.HAVE_CURRENT_DATA || video.videoWidth === 0) return null
  canvas.width = Math.min(width, video.videoWidth)
  canvas.height = Math.round((canvas.width / video.videoWidth) * video.videoHeight)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.8))
}
