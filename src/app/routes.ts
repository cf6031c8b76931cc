import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { ADMIN_FRAME, PAGES } from './page-addresses.ts';

const isForAdmins = ({ path }: { path: string }) => /^\/admin(\/|$)/.test(path);
const toRoute = ({ path, module }: { path: string; module: string }) =>
  path === '/' ? index(module) : route(path.slice(1), module);

/** The router's form of the table of pages, and the page for every other address. Those for admins have a frame. */
export default [
  ...PAGES.filter((page) => !isForAdmins(page)).map(toRoute),
  layout(ADMIN_FRAME, PAGES.filter(isForAdmins).map(toRoute)),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
