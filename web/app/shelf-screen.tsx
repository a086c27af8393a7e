import { useParams } from 'react-router';
import { ShelfPage } from '../features/library/shelves/shelf-page.tsx';

export function ShelfScreen() {
  const { id = '' } = useParams();
  return <ShelfPage key={id} id={id} />;
}
