import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { OPERATOR_WORDS } from './words.ts';

const WORDS = OPERATOR_WORDS.accounts;

/** All accounts with their plan, and what they created and spent this month. */
export function AccountsPart() {
  const [typed, setTyped] = useState('');
  const text = useSettled(typed) ?? '';
  const found = useInfiniteQuery({ ...accountsQuery(text), placeholderData: keepPreviousData });
  const accounts = found.data?.pages.flatMap((page) => page.accounts) ?? [];
  return (
    <section className="operator-part" aria-labelledby="operator-accounts">
      <h2 id="operator-accounts">{WORDS.title}</h2>
      <TextField
        label={WORDS.search}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      {found.isPending && <Skeleton label={WORDS.loading} lines={4} />}
      {found.isError && (
        <p className="field-error" role="alert">
          {errorText(found.error)}
        </p>
      )}
      {found.isSuccess && accounts.length === 0 && <p className="note">{WORDS.nothing}</p>}
      {accounts.length > 0 && <AccountsTable accounts={accounts} />}
      {found.hasNextPage && (
        <div>
          <Button
            isPending={found.isFetchingNextPage}
            pendingText={WORDS.loadingMore}
            onPress={() => void found.fetchNextPage()}
          >
            {WORDS.more}
          </Button>
        </div>
      )}
    </section>
  );
}

function AccountsTable({ accounts }: { accounts: readonly OperatorAccount[] }) {
  return (
    <TableScroll label={WORDS.label}>
      <table className="table">
        <caption>{WORDS.note}</caption>
        <thead>
          <tr>
            <th>{WORDS.email}</th>
            <th>{WORDS.plan}</th>
            <th>{WORDS.since}</th>
            <th className="number">{WORDS.words}</th>
            <th className="number">{WORDS.ownKeys}</th>
            <th className="number">{WORDS.houseKeys}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account.id}>
              <th scope="row" className="operator-email">
                {account.email}
              </th>
              <td>{planOf(account)}</td>
              <td className="time">{WORDS.day(account.createdAt)}</td>
              <td className="number">{OPERATOR_WORDS.number(account.words)}</td>
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
  const words: string = WORDS.statuses[status];
  return name && name !== words ? WORDS.statusAndPlan(words, name) : words;
}
