import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { PAGES } from './page-addresses.ts';

/** The router's form of the table of pages, and the page for every other address. */
export default [
  ...PAGES.map(({ path, module }) => (path === '/' ? index(module) : route(path.slice(1), module))),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
