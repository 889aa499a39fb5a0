import './app/app.ts';
