import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { INDIA_MAP_FILE, indiaMapModule } from './generate-india-map.ts';

it('India is drawn as scripts/generate-india-map.ts simplifies the package today', () => {
  expect(readFileSync(INDIA_MAP_FILE, 'utf8')).toBe(indiaMapModule());
});
