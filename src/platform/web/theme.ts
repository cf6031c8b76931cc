import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core';

/*
 * Every colour, size and shadow of the product. Components use Mantine's props or the CSS variables that
 * `cssVariablesResolver` defines below; nothing else names a colour.
 */

/** Deep indigo: text and primary action. 9 is the text, 7 the action on paper, 3 the action on a dark page. */
const ink: MantineColorsTuple = [
  '#f1f4fb',
  '#e4e9f6',
  '#cbd5ee',
  '#b1bfe6',
  '#8c9fd3',
  '#657bb9',
  '#4a62a3',
  '#263a75',
  '#1b2a57',
  '#14213d',
];

/** Accent, at most once per screen. 5 is the accent itself, never a colour of text on paper. */
const marigold: MantineColorsTuple = [
  '#fdf7e9',
  '#faedcf',
  '#f5dca3',
  '#efc871',
  '#e8b244',
  '#e09f1f',
  '#c4860f',
  '#8f5f06',
  '#734c05',
  '#553703',
];

/** Verified and done. */
const leaf: MantineColorsTuple = [
  '#eff7f1',
  '#dff0e4',
  '#c0e1cb',
  '#93cba6',
  '#62b07d',
  '#429561',
  '#33804f',
  '#276b40',
  '#1f5733',
  '#174326',
];

/** Destructive and overdue. */
const brick: MantineColorsTuple = [
  '#fcf1ef',
  '#f9e1dd',
  '#f2c3bc',
  '#eaa398',
  '#d97263',
  '#c5503f',
  '#b23d2d',
  '#9b3022',
  '#80271c',
  '#641e15',
];

/** Warm greys of the paper: 3 is the hairline, 4 the edge of a control (3:1), 6 the quiet text (4.5:1). */
const gray: MantineColorsTuple = [
  '#f7f5f0',
  '#f1eee7',
  '#e9e5db',
  '#e0dbcf',
  '#8c8678',
  '#777164',
  '#605c52',
  '#4e4a42',
  '#3b3832',
  '#282620',
];

/** The dark page: 0 text, 2 quiet text, 3 edge of a control, 4 hairline, 6 surface, 7 page. */
const dark: MantineColorsTuple = [
  '#eceae4',
  '#cfcfd0',
  '#b0b4c0',
  '#7f889f',
  '#333e5c',
  '#232d48',
  '#19223a',
  '#111829',
  '#0c1220',
  '#080d18',
];

const PAPER = '#fbfaf7';
const WHITE = '#ffffff';

/**
 * An open list belongs to the field's landmark or dialog. Its position is fixed, so that no frame around the field cuts it. The
 * arrow keys scroll it from the field: Tab must not stop at the list, which closes then and takes the focus with it.
 */
const IN_PLACE = {
  comboboxProps: {
    withinPortal: false,
    floatingStrategy: 'fixed',
    attributes: { options: { tabIndex: -1 } },
  },
} as const;

/** Lists of options scroll natively, so that keys reach them, and their labels stay aligned. */
const OPTION_LIST = { withScrollArea: false, checkIconPosition: 'right', ...IN_PLACE } as const;

/** Else the head of a dialog would count as a second banner of the page. */
const PLAIN_HEAD = { attributes: { header: { role: 'none' } } };

export const theme = createTheme({
  // Mantine's own names stand for ours, so that a component's default colour is never a stranger.
  colors: { ink, marigold, leaf, brick, gray, dark, blue: ink, green: leaf, red: brick, yellow: marigold },
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 3 },
  black: ink[9],
  white: WHITE,
  variantColorResolver: (input) => ({
    ...defaultVariantColorsResolver(input),
    ...(input.variant === 'filled' && {
      color: isMarigold(input.color) ? 'var(--mantine-color-black)' : 'var(--on-primary)',
    }),
  }),

  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
      h4: { fontSize: '1rem', lineHeight: '1.45' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.55', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.5rem', xl: '62.5rem' },
  defaultRadius: 'sm',
  shadows: {
    xs: 'none',
    sm: 'none',
    md: 'var(--shadow-float)',
    lg: 'var(--shadow-float)',
    xl: 'var(--shadow-float)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,

  components: {
    // 16 px text in inputs: phones zoom into a smaller one.
    TextInput: { defaultProps: { size: 'md' } },
    // The eye is reached by keyboard too; `aria-pressed` says whether the password shows.
    PasswordInput: {
      defaultProps: {
        size: 'md',
        visibilityToggleFocusable: true,
        visibilityToggleButtonProps: { 'aria-label': 'Show password' },
      },
    },
    NumberInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md', ...OPTION_LIST } },
    NativeSelect: { defaultProps: { size: 'md' } },
    MultiSelect: { defaultProps: { size: 'md', ...OPTION_LIST } },
    TagsInput: { defaultProps: { size: 'md', withScrollArea: false, ...IN_PLACE } },
    Autocomplete: { defaultProps: IN_PLACE },
    // Focus goes to the first item: the placeholder is a child that a menu must not have.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, shadow: 'md', radius: 'md' } },
    // Colour alone must not mark a link inside a sentence.
    Anchor: { defaultProps: { underline: 'always' } },
    Paper: { defaultProps: { radius: 'md' } },
    Card: { defaultProps: { radius: 'md', withBorder: true } },
    Modal: {
      defaultProps: {
        radius: 'md',
        centered: true,
        overlayProps: { backgroundOpacity: 0.45 },
        ...PLAIN_HEAD,
      },
    },
    Drawer: { defaultProps: PLAIN_HEAD },
    Radio: { defaultProps: { iconColor: 'var(--on-primary)' } },
    Checkbox: { defaultProps: { iconColor: 'var(--on-primary)' } },
    Badge: { defaultProps: { variant: 'light', radius: 'xl' } },
    Skeleton: { defaultProps: { radius: 'sm' } },
    Alert: { defaultProps: { radius: 'md' } },
  },
});

function isMarigold(color: string | undefined): boolean {
  return color === 'marigold' || color === 'yellow';
}

const light = {
  '--paper': PAPER,
  '--surface': WHITE,
  '--sunken': gray[1],
  '--hairline': gray[3],
  '--edge': gray[4],
  '--text': ink[9],
  '--text-soft': gray[6],
  '--link': ink[7],
  '--primary': ink[7],
  '--primary-hover': ink[8],
  '--on-primary': WHITE,
  '--primary-soft': ink[1],
  '--accent': marigold[5],
  '--accent-soft': marigold[1],
  '--good': leaf[7],
  '--good-soft': leaf[1],
  '--bad': brick[7],
  '--bad-soft': brick[1],
  '--shadow-float': '0 1px 2px rgb(20 33 61 / 8%), 0 8px 24px rgb(20 33 61 / 12%)',
};

const night: typeof light = {
  '--paper': dark[7],
  '--surface': dark[6],
  '--sunken': dark[8],
  '--hairline': dark[4],
  '--edge': dark[3],
  '--text': dark[0],
  '--text-soft': dark[2],
  '--link': ink[3],
  '--primary': ink[3],
  '--primary-hover': ink[2],
  '--on-primary': ink[9],
  '--primary-soft': '#26325a',
  '--accent': marigold[5],
  '--accent-soft': '#43341a',
  '--good': leaf[3],
  '--good-soft': '#1b3a2a',
  '--bad': brick[3],
  '--bad-soft': '#472420',
  '--shadow-float': '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 48%)',
};

/** Mantine's own variables, said in ours; the same words serve both schemes. */
const mantine = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-soft)',
  '--mantine-color-placeholder': 'var(--text-soft)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-primary-color-contrast': 'var(--on-primary)',
  '--mantine-color-marigold-filled': 'var(--accent)',
  '--mantine-color-leaf-light': 'var(--good-soft)',
  '--mantine-color-brick-light': 'var(--bad-soft)',
  '--mantine-color-ink-light': 'var(--primary-soft)',
  '--mantine-color-marigold-light': 'var(--accent-soft)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--header-height': '64px',
    '--page-width': '75rem',
    '--reading-width': '45rem',
    '--form-width': '35rem',
    '--font-display': "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif",
  },
  light: { ...light, ...mantine },
  dark: { ...night, ...mantine, '--mantine-color-default-hover': 'var(--mantine-color-dark-5)' },
});
