import { useState } from 'preact/hooks'

/** The business's logo, else the initial of who speaks: on a website whose policy shows no pictures of ours, too. */
export function Avatar({ logo, mark }: { logo: string | null; mark: string }) {
  const [hidden, setHidden] = useState(false)
  const shown = logo !== null && !hidden
  return (
    <span class={shown ? 'avatar logo' : 'avatar'} aria-hidden="true">
      {shown ? <img src={logo} alt="" onError={() => setHidden(true)} /> : mark}
    </span>
  )
}
