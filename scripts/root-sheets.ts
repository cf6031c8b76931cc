import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT_ROUTE = /"root":\{[^{}]*"css":\[([^\]]*)\]/;

/** The sheets that the frame around all pages brings, as React Router's list of routes names them: with a `#`. */
export function rootSheets(manifest: string): string[] {
  const [, list] = ROOT_ROUTE.exec(manifest) ?? [];
  if (list === undefined) throw new Error('The manifest has no root; did the framework change?');
  return list.match(/[^",]+#(?=")/g) ?? [];
}

/**
 * Takes the `#` off the sheets of the frame. The router puts it there so that a part which loads on its own brings its sheets again,
 * since those of a page go with the page. Those of the frame stay: to read them twice takes a slow phone 30 ms.
 */
export async function settleRootSheets(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const manifest = files.find((file) => /^assets.manifest-\w+\.js$/.test(file));
  if (!manifest) throw new Error('The build has no manifest');
  const marked = rootSheets(await readFile(join(folder, manifest), 'utf8'));
  for (const file of [manifest, ...files.filter((file) => file.endsWith('.html'))]) {
    let text = await readFile(join(folder, file), 'utf8');
    for (const sheet of marked) text = text.replaceAll(`"${sheet}"`, `"${sheet.slice(0, -1)}"`);
    await writeFile(join(folder, file), text);
  }
}
