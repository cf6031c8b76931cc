import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import { listBankAccounts } from '#features/funds/bank-accounts/bank-accounts.contract.ts';
import { createGrant, type Grant } from '#features/funds/grants/grants.contract.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { GrantList } from './grant-list.tsx';
import { GrantView } from './grant-view.tsx';

const GrantDialog = lazy(() => import('./grant-dialog.tsx'));
const BankAccountsDialog = lazy(() => import('./bank-accounts-dialog.tsx'));

/** The id of the grant that the address names, and the function that opens another one, or the list for null. */
function useOpenGrant() {
  const [params, setParams] = useSearchParams();
  const open = (id: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (id) next.set('grant', id);
        else next.delete('grant');
        next.delete('view');
        return next;
      },
      { preventScrollReset: true },
    );
  return [params.get('grant'), open] as const;
}

/** The tab "Funds": what is agreed, asked for, released, used and shown. */
export default function WorkspaceFunds({ collaboration, canWrite }: WorkspaceTabProps) {
  const { id: collaborationId } = collaboration;
  const mayCall = useMayCall();
  const [openId, setOpenId] = useOpenGrant();
  const editing = useSubjectDialog<Grant | null>();
  const accounts = useSubjectDialog<true>();
  const [saved, setSaved] = useState<string | null>(null);
  useEffect(() => {
    // While the dialog is open, another address would be a way to leave what was entered.
    if (!saved || editing.opened) return;
    setSaved(null);
    setOpenId(saved);
  }, [saved, editing.opened, setOpenId]);
  const mayDraft = canWrite && collaboration.rights.includes('budget') && mayCall(createGrant);
  return (
    <section aria-label="Funds">
      {openId ? (
        <GrantView
          key={openId}
          collaborationId={collaborationId}
          grantId={openId}
          canWrite={canWrite}
          onEdit={editing.open}
          onAccounts={() => accounts.open(true)}
          onBack={() => setOpenId(null)}
        />
      ) : (
        <GrantList
          collaborationId={collaborationId}
          onAdd={mayDraft ? () => editing.open(null) : undefined}
          onAccounts={mayCall(listBankAccounts) ? () => accounts.open(true) : undefined}
          onOpen={setOpenId}
        />
      )}
      <Suspense>
        {editing.opening > 0 && (
          <GrantDialog
            key={editing.opening}
            collaborationId={collaborationId}
            grant={editing.subject}
            opened={editing.opened}
            onSaved={({ id }) => setSaved(id)}
            onClose={editing.close}
          />
        )}
        {accounts.opening > 0 && (
          <BankAccountsDialog
            key={`accounts-${accounts.opening}`}
            opened={accounts.opened}
            onClose={accounts.close}
          />
        )}
      </Suspense>
    </section>
  );
}
