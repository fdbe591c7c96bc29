-- Sends nothing: the jobs that would call it never run here.
create schema if not exists net;
