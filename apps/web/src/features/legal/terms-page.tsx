export function TermsPage() { return <h1>x</h1>; }
