/** What the key is called here that makes a letter a command. */
export const commandKey: string = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'
