import { Button, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { DocumentKind } from '#features/documents/documents/document-kinds.data.ts';
import type { Document } from '#features/documents/documents/documents.contract.ts';
import { createDocument } from '#features/documents/documents/documents.contract.ts';
import { DocumentOpenings } from '#features/documents/openings/document-openings.tsx';
import type { RenderMemberField } from '#features/documents/shares/document-share-form.tsx';
import { useSharedDocumentSummary } from '#features/documents/shares/document-shares.api.ts';
import { SharedDocuments } from '#features/documents/shares/shared-documents.tsx';
import { useLeftBehind } from '#platform/web/dialogs/left-behind.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { LookOnly } from '#platform/web/role/look-only.tsx';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { TabRow } from '#platform/web/ui/tab-row.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import { DocumentList } from './document-list.tsx';
import classes from './documents.page.module.css';
import { useKindToAdd } from './kind-to-add.hook.ts';

const TABS = ['own', 'shared', 'openings'] as const;

/**
 * The vault: the member's documents, those shared with them, and the log of openings. The URL holds the `tab`;
 * `add=12a` opens the form for a new document of that kind.
 */
export function DocumentsPage({ renderMemberField }: { renderMemberField: RenderMemberField }) {
  const [params, setParams] = useSearchParams();
  const shown = TABS.find((tab) => tab === params.get('tab')) ?? 'own';
  const shared = useSharedDocumentSummary().data?.documents ?? 0;
  const editor = useSubjectDialog<{ document: Document | null; kind: DocumentKind }>();
  useLeftBehind(editor.close);
  const add = (kind: DocumentKind) => editor.open({ document: null, kind });
  const may = useMayCall();
  const canAdd = may(createDocument);
  const addButton = useRef<HTMLButtonElement>(null);
  useKindToAdd((kind) => {
    if (!canAdd) return;
    // The dialog gives the focus back to this button when it closes.
    addButton.current?.focus({ preventScroll: true });
    add(kind);
  });

  return (
    <PageBody>
      <PageHeading
        title="Document vault"
        action={
          canAdd && (
            <Button
              ref={addButton}
              leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
              className={classes.add}
              onClick={() => add('registration')}
            >
              Add document
            </Button>
          )
        }
      >
        Keep the papers that funders ask for in one place. No one else can open a document until you share it.
      </PageHeading>
      {!canAdd && <LookOnly />}
      <Tabs
        value={shown}
        onChange={(tab) => setParams({ tab: tab ?? 'own' }, { preventScrollReset: true })}
        keepMounted={false}
      >
        <TabRow label="Document vault" current={shown} className={classes.tabs}>
          <Tabs.Tab value="own" data-tab="own">
            Your documents
          </Tabs.Tab>
          <Tabs.Tab value="shared" data-tab="shared">
            Shared with you
            {shared > 0 && <span className={classes.count}>{shared}</span>}
          </Tabs.Tab>
          <Tabs.Tab value="openings" data-tab="openings">
            Who opened what
          </Tabs.Tab>
        </TabRow>
        <Tabs.Panel value="own">
          <DocumentList
            onAdd={add}
            onEdit={(document) => editor.open({ document, kind: document.kind })}
            renderMemberField={renderMemberField}
          />
        </Tabs.Panel>
        <Tabs.Panel value="shared">
          <SharedDocuments />
        </Tabs.Panel>
        <Tabs.Panel value="openings">
          <DocumentOpenings />
        </Tabs.Panel>
      </Tabs>
      <DocumentDialog
        key={editor.opening}
        document={editor.subject?.document ?? null}
        kind={editor.subject?.kind ?? 'registration'}
        opened={editor.opened}
        onClose={editor.close}
      />
    </PageBody>
  );
}
