import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSession } from './session.tsx';

test('a component outside the provider gets an error that names it', () => {
  const Stray = () => useSession().status;
  expect(() => renderToString(createElement(Stray))).toThrow('useAuth must be used within an AuthProvider');
});
