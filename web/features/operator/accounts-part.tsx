import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubscriptionStatus } from '#contract/billing.ts';
import { PLANS } from '#contract/catalog/plans.ts';
import type { OperatorAccount } from '#contract/operator.ts';
import { errorText } from '../../lib/api-client.ts';
import { price } from '../../lib/money.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TableScroll } from '../../ui/table.tsx';
import { accountsQuery } from './calls.ts';

const STATUS_WORDS: Readonly<Record<SubscriptionStatus, string>> = {
  none: 'No plan',
  trialing: 'Trial',
  active: 'Subscribed',
  past_due: 'Payment failed',
  cancelled: 'Cancelled',
  ended: 'Plan ended',
  lifetime: 'Lifetime',
  team: 'Team',
};

/** Who has an account here, what plan they have, and what they made and spent this month. */
export function AccountsPart() {
  const [typed, setTyped] = useState('');
  const text = useSettled(typed) ?? '';
  const found = useInfiniteQuery({ ...accountsQuery(text), placeholderData: keepPreviousData });
  const accounts = found.data?.pages.flatMap((page) => page.accounts) ?? [];
  return (
    <section className="operator-part" aria-labelledby="operator-accounts">
      <h2 id="operator-accounts">Accounts</h2>
      <TextField
        label="Search by email"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      {found.isPending && <Skeleton label="Loading accounts" lines={4} />}
      {found.isError && (
        <p className="field-error" role="alert">
          {errorText(found.error)}
        </p>
      )}
      {found.isSuccess && accounts.length === 0 && <p className="note">No results</p>}
      {accounts.length > 0 && <AccountsTable accounts={accounts} />}
      {found.hasNextPage && (
        <div>
          <Button
            isPending={found.isFetchingNextPage}
            pendingText="Loading…"
            onPress={() => void found.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </section>
  );
}

function AccountsTable({ accounts }: { accounts: readonly OperatorAccount[] }) {
  return (
    <TableScroll label="Accounts by email">
      <table className="table">
        <caption>Words and spending are this month’s, in UTC.</caption>
        <thead>
          <tr>
            <th>Email</th>
            <th>Plan</th>
            <th>Since</th>
            <th className="number">Words</th>
            <th className="number">Own keys</th>
            <th className="number">House keys</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account.id}>
              <th scope="row" className="operator-email">
                {account.email}
              </th>
              <td>{planOf(account)}</td>
              <td className="time">
                {new Date(account.createdAt).toLocaleDateString('en-GB', { dateStyle: 'medium' })}
              </td>
              <td className="number">{account.words.toLocaleString('en-GB')}</td>
              <td className="number">{price(account.ownCents)}</td>
              <td className="number">{price(account.houseCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function planOf({ status, plan }: OperatorAccount): string {
  const name = PLANS.find(({ priceId }) => priceId === plan)?.name;
  const words = STATUS_WORDS[status];
  return name && name !== words ? `${words}, ${name.toLowerCase()}` : words;
}
