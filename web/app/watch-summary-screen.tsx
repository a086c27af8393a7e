import { useParams } from 'react-router';
import { WatchSummary } from '../features/watch/watch-summary.tsx';

export function WatchSummaryScreen() {
  const { id = '' } = useParams();
  return <WatchSummary key={id} id={id} />;
}
