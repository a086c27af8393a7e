import { useQuery } from '@tanstack/react-query';
import { feedQuery } from '../../../lib/podcasts.ts';
import { PAGES } from '../../../lib/paths.ts';
import { Switch } from '../../../ui/choice.tsx';
import { Link } from '../../../ui/link.tsx';

interface FeedSwitchProps {
  published: boolean;
  /** The recording is of an older script than the one on the page. */
  isOlder: boolean;
  onChange: (published: boolean) => void;
}

/** Whether the recording is an episode of the account's feed, and whether anybody could hear it there. */
export function FeedSwitch({ published, isOlder, onChange }: FeedSwitchProps) {
  const feed = useQuery(feedQuery).data;
  const settings = <Link href={`${PAGES.settings}#feed`}>Settings</Link>;
  return (
    <section className="studio-feed" aria-label="Podcast feed">
      <Switch isSelected={published} onChange={onChange}>
        In my podcast feed
      </Switch>
      <p>
        {feed === undefined ? null : feed.url === null ? (
          <>
            You have no feed yet{published && ', so nobody hears it there'}: make one in {settings},
            then it can be heard in any player.
          </>
        ) : published ? (
          <>
            It is an episode of “{feed.title}”{isOlder && ', as it was recorded'}. Whoever has the
            address of the feed can hear it.
          </>
        ) : (
          <>It is not in “{feed.title}”. Nobody but you can hear it.</>
        )}
      </p>
    </section>
  );
}
