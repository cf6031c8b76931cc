import { IconFolderCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { showToast } from '#platform/web/toast.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { ResourceRefusalDialog } from './resource-refusal-dialog.tsx';
import { useDecideResource, useWaitingResources } from './resource-review.api.ts';
import type { WaitingResource as Waiting } from './resource-review.contract.ts';
import { WaitingResource } from './waiting-resource.tsx';

/** Resources and new versions that wait for a decision, for admins. */
export function ResourceReviewPage() {
  const resources = useWaitingResources();
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useSubjectDialog<{ resource: Waiting; status: 'returned' | 'declined' }>();
  const decide = useDecideResource();
  // A decided resource leaves the list, and its buttons with it.
  const focusHeading = () => heading.current?.focus();
  const publish = ({ id, waiting_since }: Waiting, is_verified: boolean) =>
    decide.mutate(
      { id, body: { status: 'published', waiting_since, is_verified } },
      {
        onSuccess: () => {
          showToast({ title: 'Resource published', message: 'It is now in the library.', tone: 'success' });
          focusHeading();
        },
        onError: (error) =>
          showToast({
            title: 'Resource not published',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          }),
      },
    );
  return (
    <PageBody width="reading">
      <PageHeading title="Resources to review">
        Members upload files for the resource library. Please read each file before you publish it: its type
        is checked, and that it holds no program, but not what it says.
      </PageHeading>
      <ReviewList
        what="resources"
        query={resources}
        items={resources.data}
        heading="Waiting for a decision"
        headingRef={heading}
        height={260}
        empty={{
          title: 'No resources are waiting',
          text: 'New resources and new versions from members appear here.',
          icon: <IconFolderCheck size={24} stroke={1.5} aria-hidden />,
        }}
        footer={<ShowMore what="resources" shown={resources.data?.length ?? 0} query={resources} />}
      >
        {(resource) => (
          <WaitingResource
            resource={resource}
            isPublishing={decide.isPending && decide.variables.id === resource.id}
            onPublish={(isVerified) => publish(resource, isVerified)}
            onRefuse={(status) => dialog.open({ resource, status })}
          />
        )}
      </ReviewList>
      {dialog.subject && (
        <ResourceRefusalDialog
          key={dialog.opening}
          {...dialog.subject}
          opened={dialog.opened}
          onDecided={focusHeading}
          onClose={dialog.close}
        />
      )}
    </PageBody>
  );
}
