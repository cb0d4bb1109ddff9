import { createFileRoute } from '@tanstack/react-router';
import { MissingPage } from '../errors/MissingPage.tsx';

export const Route = createFileRoute('/error/$statusCode')({
  component: function ErrorStatus() {
    const status = Number(Route.useParams().statusCode);
    return <MissingPage status={Number.isInteger(status) && status >= 400 && status < 600 ? status : 404} />;
  },
});
