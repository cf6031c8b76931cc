import type { GrantAct, TermsOfVersion } from '#features/funds/grants/grants.contract.ts';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { TableFrame } from '#platform/web/charts/table-frame.tsx';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { useGrantActs } from './funds.api.ts';
import classes from './funds.module.css';
import { HEAD_KIND_WORDS } from './funds-words.rules.ts';
import type { GrantPartProps } from './grant-view.tsx';
import { PaperButton } from './paper-button.tsx';
import { PartStates } from './part-states.tsx';

/** What both sides agreed to, what is proposed beside it, and who did what. */
export function GrantTerms({ collaborationId, grant }: GrantPartProps) {
  return (
    <div className={classes.grant}>
      <h4 className={classes.heading}>
        {grant.agreed_version === null ? 'Draft' : `Version ${grant.agreed_version}, agreed`}
      </h4>
      <Terms terms={grant} name={grant.agreed_version === null ? 'the draft' : 'the agreed version'} />
      {grant.proposed && (
        <>
          <h4 className={classes.heading}>Version {grant.version}, proposed</h4>
          <Terms terms={grant.proposed} name="the proposed version" />
        </>
      )}
      <div className={classes.actions}>
        <PaperButton order={{ kind: 'mou', id: grant.id }} label="Draft of the MoU (DOCX)" name="MoU" />
        {grant.has_government_money &&
          grant.years.map(({ financial_year }) => (
            <PaperButton
              key={financial_year}
              order={{ kind: 'gfr', id: grant.id, financialYear: financial_year }}
              label={`GFR 12-A of ${financial_year} (PDF)`}
              name={`GFR 12-A ${financial_year}`}
            />
          ))}
      </div>
      <Acts collaborationId={collaborationId} grantId={grant.id} />
    </div>
  );
}

type ShownTerms = Pick<TermsOfVersion, 'pay_by_days' | 'years' | 'heads'> & {
  tranches: { id: string; amount: number; planned_on: string }[];
};

/** Quantity, unit and rate of a head in words: `12 wells at ₹50,000`; null where nothing is said. */
function reckoning({ unit, rate, quantity }: ShownTerms['heads'][number]): string | null {
  const amount = [quantity?.toLocaleString('en-IN'), unit].filter(Boolean).join(' ');
  return [amount, rate === null ? '' : `at ${formatRupees(rate)}`].filter(Boolean).join(' ') || null;
}

function Terms({ terms, name }: { terms: ShownTerms; name: string }) {
  return (
    <>
      <FactList
        columns
        facts={[
          ['Paid within', `${terms.pay_by_days} days after the conditions are met`],
          ...terms.years.map(({ financial_year, amount }): [string, string] => [
            `Financial year ${financial_year}`,
            formatRupees(amount),
          ]),
        ]}
      />
      <TableFrame title={`Budget of ${name}`}>
        <table>
          <caption>Budget of {name}</caption>
          <thead>
            <tr>
              <th scope="col">Head</th>
              <th scope="col" data-words>
                Kind
              </th>
              <th scope="col" data-words>
                Reckoned as
              </th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {terms.heads.map((head) => (
              <tr key={head.id}>
                <th scope="row">{head.name}</th>
                <td data-words>{HEAD_KIND_WORDS[head.kind]}</td>
                <td data-words>{reckoning(head) ?? '–'}</td>
                <td>{formatRupees(head.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <TableFrame title={`Tranches of ${name}`}>
        <table>
          <caption>Tranches of {name}</caption>
          <thead>
            <tr>
              <th scope="col">Tranche</th>
              <th scope="col">Planned for</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {terms.tranches.map((tranche, at) => (
              <tr key={tranche.id}>
                <th scope="row">{at + 1}</th>
                <td>{formatDay(tranche.planned_on)}</td>
                <td>{formatRupees(tranche.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </>
  );
}

function Acts({ collaborationId, grantId }: { collaborationId: string; grantId: string }) {
  const acts = useGrantActs(collaborationId, grantId);
  return (
    <>
      <h4 className={classes.heading}>Who did what</h4>
      <PartStates
        what="acts"
        query={acts}
        empty={{ title: 'Nothing yet', text: 'Each step is listed here with its person.' }}
      >
        {(list: GrantAct[]) => (
          <>
            <ul className={classes.records}>
              {list.map((act) => (
                <li key={act.id} className={classes.record}>
                  <p className={classes.text}>
                    {[actWords(act), act.amount !== null && formatRupees(act.amount)]
                      .filter(Boolean)
                      .join(': ')}
                  </p>
                  <p className={classes.soft}>
                    {[act.by_name, formatInstant(act.acted_at), act.remark].filter(Boolean).join(' · ')}
                  </p>
                </li>
              ))}
            </ul>
            <ShowMore
              what="acts"
              shown={list.length}
              total={acts.data?.pages[0]?.pagination.total}
              query={acts}
            />
          </>
        )}
      </PartStates>
    </>
  );
}

/** A move of a noun in words: `fund_request`, `check` as "Fund request: check". */
function actWords({ noun, move }: GrantAct): string {
  const words = noun.replaceAll(/[_-]/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}, ${move.replaceAll(/[_-]/g, ' ')}`;
}
