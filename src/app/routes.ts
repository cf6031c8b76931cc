import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { ADMIN_FRAME, BROWSER_FRAME, PAGES } from './page-addresses.ts';

const isForAdmins = ({ path }: { path: string }) => /^\/admin(\/|$)/.test(path);
const toRoute = ({ path, module }: { path: string; module: string }) =>
  path === '/' ? index(module) : route(path.slice(1), module);

const ofVisitors = PAGES.filter(({ rendered }) => rendered !== 'in browser');
const ofBrowser = PAGES.filter(({ rendered }) => rendered === 'in browser');

/** The router's form of the table of pages, and the page for every other address. Those that a browser renders have a frame. */
export default [
  ...ofVisitors.map(toRoute),
  layout(BROWSER_FRAME, [
    ...ofBrowser.filter((page) => !isForAdmins(page)).map(toRoute),
    layout(ADMIN_FRAME, ofBrowser.filter(isForAdmins).map(toRoute)),
  ]),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
