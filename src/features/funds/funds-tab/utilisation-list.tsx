import { Alert, Button } from '@mantine/core';
import { IconPlus, IconSend } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { SHOWING_STATES } from '#features/funds/grants/grant-moves.rules.ts';
import { ACCEPTING_PARTS, type AcceptingPart } from '#features/funds/utilisations/utilisation-moves.rules.ts';
import {
  createUtilisation,
  UTILISATION_REMARK_MAX,
  type Utilisation,
} from '#features/funds/utilisations/utilisations.contract.ts';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { TableFrame } from '#platform/web/charts/table-frame.tsx';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '#platform/web/dialogs/reason-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { showToast } from '#platform/web/toast.ts';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import {
  useAcceptUtilisation,
  useReturnUtilisation,
  useSendUtilisation,
  useUtilisations,
} from './funds.api.ts';
import classes from './funds.module.css';
import { PART_WORDS, UTILISATION_WORDS } from './funds-words.rules.ts';
import type { GrantPartProps } from './grant-view.tsx';
import { PartStates } from './part-states.tsx';
import { StatementPapers } from './statement-papers.tsx';

const UtilisationDialog = lazy(() => import('./utilisation-dialog.tsx'));
const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The utilisation statements of a grant: made from the expenses, sent by the NGO, accepted by two persons of the company. */
export function UtilisationList({ collaborationId, grant, canWrite }: GrantPartProps) {
  const statements = useUtilisations(collaborationId, grant.id);
  const mayCall = useMayCall();
  const adding = useSubjectDialog<true>();
  const mayMove = canWrite && mayCall(createUtilisation);
  const isAgency = grant.own_side === 'agency';
  const addButton = mayMove && isAgency && SHOWING_STATES.includes(grant.state) && (
    <Button leftSection={<IconPlus {...ICON} />} onClick={() => adding.open(true)}>
      Add statement
    </Button>
  );
  const newest = statements.data?.pages[0]?.records[0];
  return (
    <>
      <PartStates
        what="statements"
        query={statements}
        empty={{
          title: 'No utilisation statements yet',
          text: isAgency
            ? 'A statement of a quarter is made from your expenses. Programme and finance of the company accept it: then the money counts as used.'
            : 'The NGO sends a statement of each quarter. Programme and finance accept it, two persons: then the money counts as used.',
          action: addButton,
        }}
      >
        {(list: Utilisation[]) => (
          <>
            <div className={classes.bar}>{addButton}</div>
            <ul className={classes.records}>
              {list.map((statement) => (
                <Statement
                  key={statement.id}
                  collaborationId={collaborationId}
                  statement={statement}
                  mayMove={mayMove}
                  isAgency={isAgency}
                />
              ))}
            </ul>
            <ShowMore
              what="statements"
              shown={list.length}
              total={statements.data?.pages[0]?.pagination.total}
              query={statements}
            />
          </>
        )}
      </PartStates>
      <Suspense>
        {adding.subject && (
          <UtilisationDialog
            key={adding.opening}
            collaborationId={collaborationId}
            grant={grant}
            after={newest?.to ?? null}
            opened={adding.opened}
            onClose={adding.close}
          />
        )}
      </Suspense>
    </>
  );
}

interface StatementProps {
  collaborationId: string;
  statement: Utilisation;
  mayMove: boolean;
  isAgency: boolean;
}

function Statement({ collaborationId, statement, mayMove, isAgency }: StatementProps) {
  const [word, tone] = UTILISATION_WORDS[statement.state];
  const title = `${formatDay(statement.from)} to ${formatDay(statement.to)}`;
  return (
    <li className={classes.record}>
      <div className={classes.line}>
        <h4 className={classes.name}>
          Statement {statement.number}: {title}
        </h4>
        <StateBadge tone={tone}>{word}</StateBadge>
      </div>
      {statement.acceptances.length > 0 && (
        <p className={classes.soft}>
          {statement.acceptances
            .map(
              ({ part, by_name, accepted_at }) =>
                `${PART_WORDS[part]}: accepted${by_name ? ` by ${by_name}` : ''} on ${formatInstant(accepted_at)}`,
            )
            .join(' · ')}
        </p>
      )}
      {statement.remark && (
        <Alert color="marigold" title="Remark of the company">
          <p className={classes.text}>{statement.remark}</p>
        </Alert>
      )}
      <Figures statement={statement} title={`Money of statement ${statement.number}`} />
      <StatementPapers statement={statement} isAgency={isAgency} />
      {mayMove && <Actions collaborationId={collaborationId} statement={statement} />}
    </li>
  );
}

function Figures({ statement, title }: { statement: Utilisation; title: string }) {
  const { content } = statement;
  const sums: [string, number][] = [
    ['Opening balance', content.opening],
    ['Received', content.received],
    ['Interest', content.interest],
    ['Used', content.used],
    ['Paid back', content.refunded],
    ['Balance', content.balance],
  ];
  return (
    <>
      <dl className={classes.figures}>
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt className={classes.soft}>{label}</dt>
            <dd className={classes.value}>{formatRupees(amount)}</dd>
          </div>
        ))}
      </dl>
      {content.committed > 0 && (
        <p className={classes.soft}>
          {formatRupees(content.committed)} of this period are entered and not in a statement yet.
        </p>
      )}
      <TableFrame title={title}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Head</th>
              <th scope="col">Budget</th>
              <th scope="col">Used before</th>
              <th scope="col">Used</th>
              <th scope="col">Left</th>
            </tr>
          </thead>
          <tbody>
            {content.heads.map((head) => (
              <tr key={head.id}>
                <th scope="row">{head.name}</th>
                <td>{formatRupees(head.budget)}</td>
                <td>{formatRupees(head.used_before)}</td>
                <td>{formatRupees(head.used)}</td>
                <td>{formatRupees(head.left)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </>
  );
}

function Actions({ collaborationId, statement }: Omit<StatementProps, 'mayMove' | 'isAgency'>) {
  const send = useSendUtilisation(collaborationId);
  const accept = useAcceptUtilisation(collaborationId, statement.id);
  const giveBack = useReturnUtilisation(collaborationId, statement.id);
  const [asking, setAsking] = useState(false);
  const returning = useSubjectDialog<true>();
  const fail = (title: string) => (error: Error) =>
    showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error', duration: 8000 });
  const sendNow = () =>
    send.mutate(statement.id, {
      onSuccess: () => showToast({ title: 'Statement sent', tone: 'success' }),
      onError: fail('Statement not sent'),
      onSettled: () => setAsking(false),
    });
  const acceptAs = (part: AcceptingPart) =>
    accept.mutate(
      { as: part },
      {
        onSuccess: ({ state }) =>
          showToast({
            title: state === 'accepted' ? 'Statement accepted' : `Accepted for ${part}`,
            message: state === 'accepted' ? undefined : 'Another person accepts it for the other part.',
            tone: 'success',
          }),
        onError: fail('Statement not accepted'),
      },
    );
  const done = new Set(statement.acceptances.map(({ part }) => part));
  return (
    <div className={classes.actions}>
      {statement.moves.includes('send') && (
        <Button size="sm" leftSection={<IconSend {...ICON} />} onClick={() => setAsking(true)}>
          Send statement {statement.number}
        </Button>
      )}
      {statement.moves.includes('accept') &&
        ACCEPTING_PARTS.filter((part) => !done.has(part)).map((part) => (
          <Button
            key={part}
            size="sm"
            aria-label={`Accept statement ${statement.number} for ${part}`}
            loading={accept.isPending && accept.variables?.as === part}
            onClick={() => acceptAs(part)}
          >
            Accept for {part}
          </Button>
        ))}
      {statement.moves.includes('return') && (
        <Button variant="default" size="sm" onClick={() => returning.open(true)}>
          Return statement {statement.number}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        title={`Send statement ${statement.number}?`}
        confirmLabel="Send statement"
        busy={send.isPending}
        onConfirm={sendNow}
        onClose={() => setAsking(false)}
      >
        The company reads it with its expenses, which change no more.
      </ConfirmDialog>
      {returning.subject && (
        <ReasonDialog
          key={returning.opening}
          opened={returning.opened}
          title={`Return statement ${statement.number}`}
          submitLabel="Return statement"
          name="remark"
          label="Remark"
          readers="The NGO reads it."
          maxLength={UTILISATION_REMARK_MAX}
          validate={(text): Record<string, string> =>
            text.trim() === '' ? { remark: 'Please say why' } : {}
          }
          call={giveBack}
          send={(remark) => giveBack.mutateAsync(remark)}
          failed="Statement not returned"
          done={{ title: 'Statement returned' }}
          onClose={returning.close}
        >
          The NGO can change its expenses and send the statement again.
        </ReasonDialog>
      )}
    </div>
  );
}
