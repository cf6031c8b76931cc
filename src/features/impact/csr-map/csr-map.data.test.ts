import { describe, expect, it } from 'vitest';
import { CSR_REGIONS } from '#platform/contract/csr/csr-regions.ts';
import { INDIA_MAP, INDIA_MAP_SIZE } from './csr-map.data.ts';
import { regionAfterKey } from './csr-map-walk.rules.ts';

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

describe('the map', () => {
  it('draws exactly the regions of the tables, each once', () => {
    expect(INDIA_MAP.map(({ region }) => region).toSorted()).toEqual(
      CSR_REGIONS.map(({ region }) => region).toSorted(),
    );
  });

  it('has an outline for every region but Ladakh, whose dot lies inside that of Jammu and Kashmir', () => {
    expect(INDIA_MAP.filter(({ path }) => path === '').map(({ region }) => region)).toEqual(['Ladakh']);
  });

  it('gives the small territories a dot inside the picture', () => {
    const dots = INDIA_MAP.filter(({ isDot }) => isDot);
    expect(dots.map(({ region }) => region)).toEqual([
      'Andaman and Nicobar Islands',
      'Chandigarh',
      'Dadra and Nagar Haveli',
      'Daman and Diu',
      'Delhi',
      'Ladakh',
      'Lakshadweep',
      'Puducherry',
    ]);
    for (const { x, y } of dots) {
      expect(x > 0 && x < INDIA_MAP_SIZE.width && y > 0 && y < INDIA_MAP_SIZE.height).toBe(true);
    }
  });
});

describe('the arrow keys', () => {
  it('lead in the direction that they point', () => {
    expect(regionAfterKey('Rajasthan', 'ArrowDown')).toBe('Gujarat');
    expect(regionAfterKey('Tamil Nadu', 'ArrowLeft')).toBe('Kerala');
    expect(regionAfterKey('Bihar', 'Home')).toBe('Andaman and Nicobar Islands');
    expect(regionAfterKey('Bihar', 'End')).toBe('West Bengal');
    expect(regionAfterKey('Bihar', 'a')).toBeNull();
  });

  it('reach every region from every other', () => {
    for (const { region: start } of INDIA_MAP) {
      const reached = new Set([start]);
      for (const region of reached) {
        for (const key of KEYS) reached.add(regionAfterKey(region, key) ?? region);
      }
      expect([start, reached.size]).toEqual([start, INDIA_MAP.length]);
    }
  });
});
