import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';
import { PAGES } from '../src/app/page-addresses.ts';
import { API_BASE } from '../src/platform/contract/route.ts';

/** Drawn by a script at once, so nothing of it can come before the scripts. */
const FALLBACK = '__spa-fallback.html';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/?>/g;
const START = /(<script type="module" async(?:="")?>)([\s\S]*?)(<\/script>)/;

/** A button that is pressed before it works is pressed again once it does; links, details and fields work without. */
const KEEP_EARLY_CLICK =
  'let early;const keep=({target})=>{early=target.closest("button")??early};' +
  'addEventListener("click",keep,true);' +
  'addEventListener("hydrating",()=>removeEventListener("click",keep,true),{once:true});' +
  'addEventListener("hydrated",()=>early?.click(),{once:true});';

/**
 * Runs the page's scripts once it has painted; a page in a background tab does not paint, so it does not wait.
 * @param large those that run one by one, so that a tap between them does not wait for all.
 */
const startAfterPaint = (large: string[], start: string) =>
  'const start=async()=>{' +
  `for(const href of ${JSON.stringify(large)}){await import(href);await new Promise((go)=>setTimeout(go))}` +
  `import("${start}")};document.hidden?start():requestAnimationFrame(()=>setTimeout(start))`;

/**
 * Sends a member's first calls, so that their answers are there when the scripts are (`request` of platform/web/client.ts takes
 * them). Not with a token that must be traded first, nor at an address with filters.
 */
const SEND_FIRST_CALLS =
  'try{const token=localStorage.getItem("access_token");' +
  'const{exp}=JSON.parse(atob(token.split(".")[1].replaceAll("-","+").replaceAll("_","/")));' +
  'if(!location.search&&!frameElement&&exp*1000-Date.now()>20000){' +
  'const headers={Accept:"application/json",Authorization:"Bearer "+token};window.firstCalls={token,calls:{}};' +
  'for(const url of document.currentScript.dataset.calls.split(" "))' +
  'firstCalls.calls[url]=fetch(url,{headers}).catch(()=>null)}}catch{};';

/**
 * Asks for the scripts while the page is still on its way. Not with links in the head, which the browser would ask for before
 * the first calls: it has six connections, and a large script holds one for a second. The server's header has named the first ones
 * already (platform/server/pages/built-pages.ts).
 */
const LOAD_SCRIPTS =
  'for(const href of document.currentScript.dataset.scripts.split(" "))' +
  'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))';

/** What the head asks for. The lists are attributes, so that the content security policy has the same hashes for all pages. */
function askEarly(calls: string[], scripts: string[]): string {
  const urls = calls.map((call) => (API_BASE + call).replaceAll('&', '&amp;'));
  const callsPart = urls.length > 0 ? ` data-calls="${urls.join(' ')}"` : '';
  const code = (urls.length > 0 ? SEND_FIRST_CALLS : '') + LOAD_SCRIPTS;
  return `<script${callsPart} data-scripts="${scripts.join(' ')}">${code}</script>`;
}

const FONT = /<link rel="preload" href="([^"]+)" as="font"[^>]*>/g;
const FONT_FACES = /<style>[^<]*@font-face[^<]*<\/style>/;

/**
 * Asks for the fonts at once, or on a slow line (Network Information API) when the page has all it asked for: the browser would load them
 * before the scripts, and they are a sixth of all bytes. Until then the system's fonts show the text, stretched so that nothing moves. A browser
 * that has the fonts in its cache draws with them.
 */
const LOAD_FONTS =
  '{const script=document.currentScript,faces=script.previousElementSibling,fonts=script.dataset.fonts.split(" "),' +
  'show=()=>{faces.media="all"};if(navigator.connection?.rtt>=150){faces.media="not all";' +
  'addEventListener("settled",show,{once:true});' +
  'fetch(fonts[0],{cache:"only-if-cached",mode:"same-origin"}).then(({ok})=>ok&&show(),()=>{})}' +
  'else for(const href of fonts)document.head.append(Object.assign(document.createElement("link"),' +
  '{rel:"preload",href,as:"font",type:"font/woff2",crossOrigin:"anonymous"}))}';

/** Puts the fonts behind the scripts where the line is slow. */
function deferFonts(html: string): string {
  const faces = FONT_FACES.exec(html)?.[0];
  const fonts = [...html.matchAll(FONT)].map(([, href = '']) => href);
  if (!faces || fonts.length === 0) throw new Error('A prerendered page names no fonts');
  const script = `<script data-fonts="${fonts.join(' ')}">${LOAD_FONTS}</script>`;
  return html.replaceAll(FONT, '').replace(faces, () => faces + script);
}

/** From so many bytes on a script gets a turn of its own. */
const LARGE = 10_000;
const IMPORT = /(?:from|import)"\.(\/[\w.-]+\.js)"/g;

interface Script {
  path: string;
  code: string;
}

const TINY = 1000;
const HUGE = 100_000;

/** These scripts in the order in which they can run: the smallest first, since they come first, each after those that it needs. */
async function inOrder(paths: string[], folder: string): Promise<Script[]> {
  const scripts = await Promise.all(
    paths.map(async (path) => ({ path, code: await readFile(join(folder, path), 'utf8') })),
  );
  scripts.sort((one, two) => one.code.length - two.code.length);
  const ordered = new Set<Script>();
  const visit = (script: Script) => {
    for (const [, needed] of script.code.matchAll(IMPORT)) {
      const found = scripts.find(({ path }) => path === `/assets${needed}`);
      if (found && !ordered.has(found)) visit(found);
    }
    ordered.add(script);
  };
  for (const script of scripts) visit(script);
  return [...ordered];
}

/** Tiny ones first, which others wait for. Huge ones next: they keep the line busy while the rest take turns at the connections that are left. */
function inOrderOfAsking(scripts: Script[]): Script[] {
  const rankOf = ({ code }: Script) => (code.length < TINY ? 0 : code.length >= HUGE ? 1 : 2);
  return scripts.toSorted((one, two) => rankOf(one) - rankOf(two));
}

/** Moves what starts the page's scripts into a file, and leaves in the page when to load it. */
async function deferScripts(html: string, folder: string, firstCalls: string[]): Promise<string> {
  const code = START.exec(html)?.[2];
  if (!code) throw new Error('A prerendered page has no script that starts it; did the framework change?');
  const name = `/assets/start-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  await writeFile(join(folder, name), code);
  const preloads = [...html.matchAll(PRELOAD)].map(([, href = '']) => href);
  const scripts = await inOrder(preloads, folder);
  const early = askEarly(firstCalls, [...inOrderOfAsking(scripts).map(({ path }) => path), name]);
  const large = scripts.filter(({ code }) => code.length >= LARGE).map(({ path }) => path);
  const later = startAfterPaint(large, name);
  return html
    .replaceAll(PRELOAD, '')
    .replace(START, (_, open, __, close) => open + KEEP_EARLY_CLICK + later + close)
    .replace('</head>', () => `${early}</head>`);
}

/**
 * Lets the prerendered pages paint as soon as their HTML is there: the styles that a page shows are written into it
 * and its style sheets no longer hold it up. The scripts, without which it reads as well, are on their way meanwhile but run
 * after the first paint. On a phone's line that is two seconds.
 * @throws Error when a page does not look like what React Router writes.
 */
export async function hastenFirstPaint(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  const sheets = await Promise.all(
    files
      .filter((file) => file.endsWith('.css'))
      .map(async (file) => compileSheet(await readFile(join(folder, file), 'utf8'), { href: `/${file}` })),
  );
  // One script at the end of the page takes the sheets in; the content security policy allows it by its hash.
  const processor = createProcessor(sheets, { preload: 'media-script' });
  for (const file of files.filter((file) => file.endsWith('.html') && file !== FALLBACK)) {
    const path = join(folder, file);
    const html = deferFonts(processor.process(await readFile(path, 'utf8')));
    const page = PAGES.find((page) => join(page.path, 'index.html') === `/${file}`);
    await writeFile(path, await deferScripts(html, folder, page?.firstCalls ?? []));
  }
}
