import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './run-program.ts';

/** Names the layers of Mantine's components, in the order in which Mantine loads their sheets. */
const BASE_STYLES = 'src/platform/web/base-styles.css';
const BASE_ENTRY = /\/src\/platform\/web\/base-styles\.ts$/;

/** Parts of the editor of rich text: our own sheets show its text, and its colours are never drawn. */
const WITHOUT_SHEET = new Set(['ColorPicker', 'ColorSwatch', 'Typography']);

/** The classes of a component, which each component that shows them imports. */
const CLASSES = /\/@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;
const SHEET = /\/@mantine\/core\/styles\/(\w+)\.css$/;

const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The components that have a layer of their own, in its order. */
const listed = () =>
  [...readText(BASE_STYLES).matchAll(/\bmantine\.([A-Z]\w+)/g)].map(([, name = '']) => name);

/** The components whose sheets are part of the base styles. */
const inBase = () =>
  [...readText(BASE_STYLES).matchAll(/styles\/([A-Z]\w+)\.css/g)].map(([, name = '']) => name);

const importOf = (name: string) => `import '@mantine/core/styles/${name}.css';\n`;

/**
 * Lets each component of Mantine bring its own sheet, so that a page loads the styles of what it shows: all of them are 16 kB on
 * the line, of which the marketplace shows an eighth. Each sheet is a layer of its own, so they may come in any order.
 */
export function componentStyles(): Plugin {
  const layers = new Set(listed());
  const base = new Set(inBase());
  return {
    name: 'component-styles',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [CLASSES, SHEET, BASE_ENTRY] },
      handler(code, id) {
        const [, sheet] = SHEET.exec(id) ?? [];
        if (sheet) return { code: `@layer mantine.${sheet} {${code}}`, map: null };
        const [, name] = CLASSES.exec(id) ?? [];
        if (name) return layers.has(name) ? { code: importOf(name) + code, map: null } : null;
        // While developing, the components are bundled before any plugin sees them.
        if (this.environment.mode === 'build') return null;
        return { code: [...layers].map(importOf).join('') + code, map: null };
      },
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      for (const id of modules) {
        const [, name = ''] = CLASSES.exec(id) ?? [];
        const hasSheet = layers.has(name) || base.has(name) || WITHOUT_SHEET.has(name);
        if (name && !hasSheet) this.error(`${BASE_STYLES} names no layer for ${name}`);
      }
    },
  };
}
