import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** Ten shades around the house's colour. What is seen comes from the palette; these fill Mantine's own variants. */
const desk: MantineColorsTuple = [
  '#eef7f4',
  '#d9f0e8',
  '#b5dccf',
  '#8ec5b4',
  '#6ba794',
  '#4a8573',
  '#387362',
  '#1f5c4c',
  '#184a3d',
  '#10362c',
]

/** Lengths are those of desk.css: Mantine's variables are written there, because the policy allows no style element. */
export const theme = createTheme({
  colors: { desk },
  primaryColor: 'desk',
  primaryShade: { light: 7, dark: 6 },
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--sans)', fontWeight: '600' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 32 } },
    TextInput: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm' } },
  },
})
