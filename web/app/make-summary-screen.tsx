import { useNavigate } from 'react-router';
import { MakeSummary } from '../features/make/make-summary.tsx';
import { useTitle } from '../lib/head.ts';
import { generationPath } from '../lib/paths.ts';

export function MakeSummaryScreen() {
  useTitle('New summary');
  const navigate = useNavigate();
  return <MakeSummary onCreated={(created) => void navigate(generationPath(created))} />;
}
