import { SandboxPage } from '#features/demo/sandboxes/sandbox.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Try it yourself');

export default function Page() {
  return <SandboxPage />;
}
