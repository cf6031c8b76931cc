import { NotFoundPage } from '#features/content/message-pages/not-found.page.tsx';
import { ResourcePage } from '#features/learn/resource-page/resource.page.tsx';
import { ResourceAdminActions } from '#features/learn/resource-review/resource-admin-actions.tsx';
import { ReportLink } from '#features/support/grievances/report-link.tsx';

/** The server writes the head, for it alone knows the resource before any script runs; the page brings the title. */
export const meta = () => [];

export default function Page() {
  return (
    <>
      <ResourcePage
        notFound={<NotFoundPage />}
        renderAdminActions={(resource) => <ResourceAdminActions resource={resource} />}
      />
      <ReportLink />
    </>
  );
}
