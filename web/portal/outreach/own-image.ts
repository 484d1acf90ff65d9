/** Whether an image lies at this server among those of mails: the desk loads no other. */
export const isOwnImage = (url: string): boolean => url.startsWith(`${location.origin}/mail-images/`)
