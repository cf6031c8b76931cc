import { Outlet } from 'react-router';
import { PageSpinner } from '#platform/web/ui/page-spinner.tsx';

/** Around every page that only a browser renders: the router waits for this, and until then shows what is below. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = PageSpinner;

export default Outlet;
