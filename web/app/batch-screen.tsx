import { useParams } from 'react-router';
import { BatchPage } from '../features/batches/batch-page.tsx';

export function BatchScreen() {
  const { id = '' } = useParams();
  return <BatchPage key={id} id={id} />;
}
