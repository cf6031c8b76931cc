import { Button, Tabs } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Document, DocumentKind } from '#features/profiles/documents.contract.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { DocumentDialog } from './components/document-dialog.tsx';
import { DocumentList } from './components/document-list.tsx';
import { DocumentOpenings } from './components/document-openings.tsx';
import { SharedDocuments } from './components/shared-documents.tsx';
import { useSharedDocuments } from './documents.api.ts';
import classes from './documents.page.module.css';
import { useLeftBehind } from './record.form.ts';

const TABS = ['own', 'shared', 'openings'] as const;

/** The vault: the member's papers, those that others share, and who opened what. The tab is in the URL. */
export function DocumentsPage() {
  const [params, setParams] = useSearchParams();
  const shown = TABS.find((tab) => tab === params.get('tab')) ?? 'own';
  const shared = useSharedDocuments().data?.length ?? 0;
  const list = useRef<HTMLDivElement>(null);
  // The tab that a link opened may lie outside a phone's screen, also when the count has made the row longer.
  const showOpenTab = useCallback(() => {
    const active = list.current?.querySelector(`[data-tab=${shown}]`);
    active?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  useEffect(showOpenTab, [showOpenTab]);
  const [document, setDocument] = useState<Document | null>(null);
  const [kind, setKind] = useState<DocumentKind>('registration');
  const [editing, editor] = useDisclosure();
  useLeftBehind(editor.close);
  const edit = (one: Document | null, ofKind: DocumentKind = 'registration') => {
    setDocument(one);
    setKind(ofKind);
    editor.open();
  };

  return (
    <PageBody>
      <PageHeading
        title="Document vault"
        action={
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            className={classes.add}
            onClick={() => edit(null)}
          >
            Add document
          </Button>
        }
      >
        The papers that funders ask for, in one place. Nobody else sees a document until you share it.
      </PageHeading>
      <Tabs
        value={shown}
        onChange={(tab) => setParams({ tab: tab ?? 'own' }, { preventScrollReset: true })}
        keepMounted={false}
      >
        <Tabs.List ref={list} className={classes.tabs} aria-label="Document vault">
          <Tabs.Tab value="own" data-tab="own">
            Your documents
          </Tabs.Tab>
          <Tabs.Tab value="shared" data-tab="shared">
            Shared with you
            {shared > 0 && (
              <span ref={showOpenTab} className={classes.count}>
                {shared}
              </span>
            )}
          </Tabs.Tab>
          <Tabs.Tab value="openings" data-tab="openings">
            Who opened what
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="own" className={classes.panel}>
          <DocumentList onAdd={(ofKind) => edit(null, ofKind)} onEdit={edit} />
        </Tabs.Panel>
        <Tabs.Panel value="shared" className={classes.panel}>
          <SharedDocuments />
        </Tabs.Panel>
        <Tabs.Panel value="openings" className={classes.panel}>
          <DocumentOpenings />
        </Tabs.Panel>
      </Tabs>
      <DocumentDialog document={document} kind={kind} opened={editing} onClose={editor.close} />
    </PageBody>
  );
}
