export function PrivacyPage() { return <h1>x</h1>; }
