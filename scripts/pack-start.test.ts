import { expect, test } from 'vitest';
import { packStart } from './pack-start.ts';

const START = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";
import * as route2 from "/assets/own-1.js";
  window.routes = {"root":route0,"home":route1,"own":route2};

import("/assets/entry-1.js");`;

const FILES: Record<string, string> = {
  '/assets/root-1.js': 'export{a as default,b as meta}from"./shell-1.js";',
  '/assets/home-1.js': 'import"./other-1.js";export{t as default}from"./shared-1.js";\n',
  '/assets/own-1.js': 'const a=1;export{a as default};',
  '/assets/entry-1.js': 'import{h as e}from"./framework-1.js";e(document);',
};
const codeOf = async (path: string) => FILES[path] ?? '';

test('takes in what only names things of other files, and what draws the page', async () => {
  const { code, taken } = await packStart(START, codeOf);
  expect(taken).toEqual(['/assets/root-1.js', '/assets/home-1.js', '/assets/entry-1.js']);
  expect(code).toBe(`import "/assets/manifest-1.js";
import{a as route0_default,b as route0_meta}from"/assets/shell-1.js";const route0={default:route0_default,meta:route0_meta};
import{t as route1_default}from"/assets/shared-1.js";const route1={default:route1_default};
import * as route2 from "/assets/own-1.js";
  window.routes = {"root":route0,"home":route1,"own":route2};

import{h as e}from"/assets/framework-1.js";e(document);`);
});

test('refuses a start that draws nothing', async () => {
  await expect(packStart('import "/assets/manifest-1.js";', codeOf)).rejects.toThrow('draws nothing');
});
